/** Names and addresses in the DNS; a failure is an empty list. */
export interface HostNames {
  /** The names of an address. */
  readonly findNames: (address: string) => Promise<readonly string[]>
  /** The addresses of a name. */
  readonly findAddresses: (name: string) => Promise<readonly string[]>
}
