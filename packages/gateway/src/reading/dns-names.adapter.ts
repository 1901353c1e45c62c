import { Resolver } from 'node:dns/promises'
import type { HostNames } from './crawlers.ports'

/** Timeout of a lookup, in ms; short, because a page waits for it. */
const TIMEOUT_MS = 1500

const orNone = (answer: Promise<readonly string[]>) => answer.catch(() => [] as readonly string[])

export function dnsNames(): HostNames {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  return {
    findNames: (address) => orNone(resolver.reverse(address)),
    findAddresses: async (name) =>
      (await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])).flat(),
  }
}
