'use client'

import { cascaderText } from '@zhushutong/domain/portal/shell'
import { cx } from '@zhushutong/ui/cx'
import type { FieldControl } from '@zhushutong/ui/fields/field'
import { ChevronDownIcon, CloseIcon } from '@zhushutong/ui/icon'
import { useRef, useState } from 'react'
import { CascaderChoices, type CascaderOptions } from './cascader-choices'
import './cascader.css'

interface Props extends CascaderOptions {
  control: FieldControl
  placeholder?: string
}

/**
 * A choice among several levels of options (UIX-02) in a native popover, which closes by Esc and by a click outside
 * and returns the focus; a sheet on phones.
 */
export function Cascader({ control, placeholder = '请选择', ...options }: Props) {
  const { label, path } = options
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = `${control.id}-choices`

  return (
    <div className="popover">
      <button
        {...control}
        type="button"
        role="combobox"
        popoverTarget={panelId}
        aria-haspopup="dialog"
        aria-controls={panelId}
        aria-expanded={isOpen}
        className="cascader-button"
      >
        <span className={cx('truncate', path.length === 0 && 'text-ink-3')}>
          {path.length > 0 ? cascaderText(path.map((choice) => choice.label)) : placeholder}
        </span>
        <ChevronDownIcon />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={`选择${label}`}
        className="popover-panel cascader-panel"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <header className="mb-2 flex items-center md:hidden">
              <h2 className="text-16 font-semibold">选择{label}</h2>
              <button
                type="button"
                popoverTarget={panelId}
                popoverTargetAction="hide"
                aria-label="关闭"
                className="-mr-1 ml-auto grid size-8 place-items-center text-ink-3"
              >
                <CloseIcon size={18} />
              </button>
            </header>
            <CascaderChoices {...options} onDone={() => panel.current?.hidePopover()} />
          </>
        )}
      </div>
    </div>
  )
}
