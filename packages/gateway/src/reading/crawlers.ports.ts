/** DNS lookups; a failure returns an empty list. */
export interface HostNames {
  readonly findNames: (address: string) => Promise<readonly string[]>
  readonly findAddresses: (name: string) => Promise<readonly string[]>
}
