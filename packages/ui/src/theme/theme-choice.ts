export type Theme = 'system' | 'light' | 'dark'

/** The theme of this browser, as `head-script` has set it. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Sets and stores the theme of this browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
    return
  }
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
}
