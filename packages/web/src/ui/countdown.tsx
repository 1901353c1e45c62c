const two = (value: number) => String(value).padStart(2, '0')

/** Remaining seconds as 29:41, or 1:29:41 above an hour. Who owns the clock passes in the seconds. */
export function Countdown({ seconds }: { seconds: number }) {
  const left = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(left / 3600)
  const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`
  return (
    <span role="timer" className="font-semibold">
      {hours > 0 ? `${hours}:${rest}` : rest}
    </span>
  )
}
