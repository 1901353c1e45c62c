import { Button } from '@zhushutong/ui/button'
import { useState } from 'react'

const LABELS = { system: '跟随系统', light: '浅色', dark: '深色' } as const
type Theme = keyof typeof LABELS
const ORDER: readonly Theme[] = ['system', 'light', 'dark']

const current = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system'

const choose = (theme: Theme) => {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
  }
}

/** Cycles through 跟随系统, 浅色 and 深色; stored as by the portal. */
export function ThemeButton() {
  const [theme, setTheme] = useState(current)
  const next = () => {
    const chosen = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length]!
    choose(chosen)
    setTheme(chosen)
  }
  return (
    <Button
      variant="text"
      size="small"
      className="max-md:hidden"
      onClick={next}
      aria-label={`外观：${LABELS[theme]}`}
    >
      {LABELS[theme]}
    </Button>
  )
}
