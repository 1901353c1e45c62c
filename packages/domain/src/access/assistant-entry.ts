/** What the showing of the AI entry depends on (ACC-09). */
export interface AssistantPlace {
  /** The host that the page is seen on; a port does not matter. */
  readonly host: string
  /** The host that the assistant belongs to; '' where none is configured. */
  readonly targetHost: string
  /** Switches that hide the entry while they are on. */
  readonly flags: Readonly<Record<string, boolean>>
}

/**
 * Whether the entry to the AI chat is shown (ACC-09): on the target host always, whatever the flags; on any other
 * host only while every flag is off. Each flag hides the entry, so a single one that is on is enough, and where
 * nothing is configured the entry is there.
 */
export function assistantEntryShown({ host, targetHost, flags }: AssistantPlace): boolean {
  const target = nameOf(targetHost)
  return (target !== '' && nameOf(host) === target) || !Object.values(flags).includes(true)
}

const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
