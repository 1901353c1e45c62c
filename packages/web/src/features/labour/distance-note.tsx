/** Where a posting is, for the distance to the reader, which the browser asks for (VAL-23); nothing without it. */
export function DistanceNote({ place }: { place: string }) {
  return <span data-distance={place} className="text-12 whitespace-nowrap text-ink-3" />
}
