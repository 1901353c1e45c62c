'use client'

import { useEffect, useState } from 'react'
import { Tabs } from '../layout/tabs'
import { chooseTheme, readTheme, type Theme } from './theme-choice'

const options = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const

/** 跟随系统, 浅色 or 深色, stored in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  return (
    <Tabs
      label="外观"
      name="theme"
      options={options}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen)
        chooseTheme(chosen)
      }}
    />
  )
}
