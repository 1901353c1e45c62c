'use client'

import { useSyncExternalStore } from 'react'
import { SegmentedControl } from './segmented-control'

type Theme = 'system' | 'light' | 'dark'

const options = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const current = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const choose = (theme: Theme) => {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
  }
  for (const listener of listeners) listener()
}

/** 跟随系统, 浅色 or 深色, kept in this browser. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribe, current, () => 'system')
  return <SegmentedControl label="外观" name="theme" options={options} value={theme} onChange={choose} />
}
