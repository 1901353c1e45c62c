'use client'

import { DayPicker } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon'

const FIRST_MONTH = new Date(1990, 0)
/** The number of selectable years after the current one. */
const YEARS_AHEAD = 10

const turn = 'grid size-8 place-items-center rounded-1 text-ink-2 hover:bg-surface-2 aria-disabled:invisible'

const CLASS_NAMES = {
  months: 'relative',
  month_caption: 'flex h-8 items-center justify-center px-9',
  nav: 'absolute inset-x-0 top-0 flex justify-between pointer-events-none *:pointer-events-auto',
  button_previous: turn,
  button_next: turn,
  dropdowns: 'flex gap-2',
  dropdown_root: 'relative',
  dropdown: 'h-8 rounded-1 border border-control bg-surface px-1',
  // The select shows the same text.
  caption_label: 'hidden',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-9 text-12 font-normal text-ink-3',
  day: 'p-0 text-center tabular-nums',
  day_button: 'size-9 rounded-1 hover:bg-surface-2',
  today: '*:font-semibold *:text-primary',
  outside: '*:text-ink-3',
  selected: '*:bg-primary! *:text-primary-ink!',
}

const COMPONENTS = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeftIcon size={16} /> : <ChevronRightIcon size={16} />,
}

/**
 * A calendar of one month for a choice of day, in Chinese in any browser language. Arrows move, Enter
 * selects.
 */
export function Calendar({ chosen, onChoose }: { chosen?: Date; onChoose: (day: Date) => void }) {
  const lastMonth = new Date(new Date().getFullYear() + YEARS_AHEAD, 11)
  return (
    <DayPicker
      mode="single"
      locale={zhCN}
      autoFocus
      captionLayout="dropdown"
      startMonth={FIRST_MONTH}
      endMonth={lastMonth}
      defaultMonth={chosen}
      selected={chosen}
      // A click on the selected day keeps it: the field itself can be cleared.
      required
      onSelect={onChoose}
      showOutsideDays
      classNames={CLASS_NAMES}
      components={COMPONENTS}
    />
  )
}
