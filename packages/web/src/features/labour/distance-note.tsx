/**
 * The place of a posting; a browser script fills in the distance to the reader (VAL-23). Empty without a
 * script.
 */
export function DistanceNote({ place }: { place: string }) {
  return <span data-distance={place} className="text-12 whitespace-nowrap text-ink-3" />
}
