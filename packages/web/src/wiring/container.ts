import 'reflect-metadata'
import { Container, type ServiceIdentifier } from 'inversify'
import { PORTS, type Port, type PortName } from './ports'

const CLIENT: ServiceIdentifier<unknown> = Symbol.for('Client')

const identifierOf = <N extends keyof typeof PORTS>(name: N) => Symbol.for(name) as ServiceIdentifier<Port<N>>

/** A container with the islands' ports, each created on first use, all with one gateway client. */
export function createContainer(client: unknown) {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CLIENT).toConstantValue(client)
  for (const [name, port] of Object.entries(PORTS)) {
    const make = async (over: unknown) => ((await port.load()) as (client: unknown) => unknown)(over)
    container.bind(Symbol.for(name)).toResolvedValue(make, [CLIENT])
  }
  const get = <N extends PortName>(name: N): Promise<Port<N>> => container.getAsync(identifierOf(name))
  return { get }
}
