'use client'

/** Switches the height of the rows, on this page and in lists opened later (head-script.ts). */
const toggleDensity = () => {
  const { dataset } = document.documentElement
  const isCompact = dataset.density === 'compact'
  if (isCompact) delete dataset.density
  else dataset.density = 'compact'
  try {
    localStorage.setItem('density', isCompact ? 'loose' : 'compact')
  } catch {
    // Without storage, the setting is valid for this page only.
  }
}

export function DensityButton() {
  return (
    <button type="button" className="density" onClick={toggleDensity} title="行高">
      <span>宽松</span>
      <span>紧凑</span>
      <span className="sr-only">行高</span>
    </button>
  )
}
