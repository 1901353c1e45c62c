import 'reflect-metadata'
import { Container, type ServiceIdentifier } from 'inversify'
import { PORTS, type Port, type PortName } from './ports'

type Side = 'server' | 'browser'

const CLIENT: ServiceIdentifier<unknown> = Symbol.for('Client')

const identifierOf = <N extends keyof typeof PORTS>(name: N) => Symbol.for(name) as ServiceIdentifier<Port<N>>

/** A container with the ports of one side, each created on first use, all with one gateway client. */
export function createContainer<S extends Side>(side: S, client: unknown) {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CLIENT).toConstantValue(client)
  for (const [name, port] of Object.entries(PORTS)) {
    if (port.side !== side) continue
    const make = async (over: unknown) => ((await port.load()) as (client: unknown) => unknown)(over)
    container.bind(Symbol.for(name)).toResolvedValue(make, [CLIENT])
  }
  const get = <N extends PortName<S>>(name: N): Promise<Port<N>> => container.getAsync(identifierOf(name))
  const getAll = async <N extends PortName<S>>(names: readonly N[]) => {
    const ports = await Promise.all(names.map(async (name) => [name, await get(name)]))
    return Object.fromEntries(ports) as { readonly [K in N]: Port<K> }
  }
  return { get, getAll }
}
