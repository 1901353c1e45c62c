import { SegmentedControl } from '../fields/segmented-control'

const options = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const

/** 跟随系统, 浅色 or 深色, stored in this browser; `PlainControls` adds its behaviour. */
export function ThemeSwitch() {
  return <SegmentedControl label="外观" name="theme" options={options} defaultValue="system" />
}
