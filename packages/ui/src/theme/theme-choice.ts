type Theme = 'system' | 'light' | 'dark'

const current = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const choose = (theme: string) => {
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
    return
  }
  delete document.documentElement.dataset.theme
  localStorage.removeItem('theme')
}

const isSwitch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio' && target.name === 'theme'

const attach = ({ target }: Event) => {
  if (isSwitch(target)) choose(target.value)
}

/** Connects `ThemeSwitch` with the theme of this browser. Returns a function that disconnects it. */
export function followTheme(): () => void {
  for (const input of document.querySelectorAll('input[name=theme]'))
    if (isSwitch(input)) input.checked = input.value === current()
  document.addEventListener('change', attach)
  return () => document.removeEventListener('change', attach)
}
