/** The conditions that show or hide the AI entry (ACC-09). */
export interface AssistantEntryContext {
  /** The host of the page; a port is ignored. */
  readonly host: string
  /** The assistant's own host; '' if none is configured. */
  readonly targetHost: string
  /** Switches that hide the entry while they are on. */
  readonly flags: Readonly<Record<string, boolean>>
}

/**
 * True when the entry to the AI chat is shown (ACC-09): always on the target host; on any other host only while every
 * flag is off. With nothing configured the entry is shown.
 */
export function isAssistantEntryShown({ host, targetHost, flags }: AssistantEntryContext): boolean {
  const target = nameOf(targetHost)
  return (target !== '' && nameOf(host) === target) || !Object.values(flags).includes(true)
}

const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
