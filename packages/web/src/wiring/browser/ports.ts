import { PORTS, type Port, type PortName } from '../ports'

/*
 * The ports for islands, which are there before the client of the gateway is: it is loaded, with its checks and
 * its cryptography, by the first call.
 */

type Method = (...args: unknown[]) => Promise<unknown>

const loadPort = async (name: PortName<'browser'>): Promise<Readonly<Record<string, Method>> | null> => {
  const module = await import('./container').catch(() => null)
  const port: unknown = module && (await module.browserContainer.get(name).catch(() => null))
  return port as Readonly<Record<string, Method>> | null
}

const lazyPort = <N extends PortName<'browser'>>(name: N): Port<N> => {
  const call =
    (method: string): Method =>
    async (...args) => {
      const port = await loadPort(name)
      return port ? port[method]?.(...args) : PORTS[name].failure
    }
  // Whoever awaits the port itself must not find a `then` in it.
  return new Proxy(
    {},
    { get: (_, key) => (typeof key === 'string' && key !== 'then' ? call(key) : undefined) },
  ) as Port<N>
}

const made = new Map<string, unknown>()

/** A port for islands by its name; the same object at every call. */
export const port = <N extends PortName<'browser'>>(name: N): Port<N> => {
  if (!made.has(name)) made.set(name, lazyPort(name))
  return made.get(name) as Port<N>
}
