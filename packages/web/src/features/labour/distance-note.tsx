/** The reader's distance to a posting (VAL-23), added by a script; empty if the reader's place is unknown. */
export function DistanceNote({ place }: { place: string }) {
  return <span data-distance={place} className="text-12 whitespace-nowrap text-ink-3" />
}
