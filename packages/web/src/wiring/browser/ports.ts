import { PORTS, type Port, type PortName } from '../ports'

/* The islands' ports, available before the gateway client: the first call loads it, with its checks and
   cryptography. */

type Method = (...args: unknown[]) => Promise<unknown>

const loadPort = async (name: PortName): Promise<Readonly<Record<string, Method>> | null> => {
  const module = await import('./container').catch(() => null)
  const port: unknown = module && (await module.browserContainer.get(name).catch(() => null))
  return port as Readonly<Record<string, Method>> | null
}

const lazyPort = <N extends PortName>(name: N): Port<N> => {
  const call =
    (method: string): Method =>
    async (...args) => {
      const port = await loadPort(name)
      return port ? port[method]?.(...args) : PORTS[name].failure
    }
  // `await port` must not find a `then` in it.
  return new Proxy(
    {},
    { get: (_, key) => (typeof key === 'string' && key !== 'then' ? call(key) : undefined) },
  ) as Port<N>
}

const portObjects = new Map<string, unknown>()

/** A port for islands by name. Every call returns the same object. */
export function port<N extends PortName>(name: N): Port<N> {
  if (!portObjects.has(name)) portObjects.set(name, lazyPort(name))
  return portObjects.get(name) as Port<N>
}
