'use client'

export function PrintButton() {
  return (
    <button
      type="button"
      className="text-ink-3 hover:text-primary print:hidden"
      onClick={() => window.print()}
    >
      打印
    </button>
  )
}
