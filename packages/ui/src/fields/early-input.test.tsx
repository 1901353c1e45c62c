import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useDomainForm } from '../forms/use-domain-form'
import { useEarlyChoice, useEarlyInput } from './early-input'

function Order() {
  const [seats, setSeats] = useState('3')
  const [term, setTerm] = useState('one')
  const [isGift, setIsGift] = useState(true)
  const [city, setCity] = useState('')
  const seatsField = useEarlyInput(({ value }) => setSeats(value))
  const giftField = useEarlyInput(({ checked }) => setIsGift(checked))
  const cityField = useEarlyInput<HTMLSelectElement>(({ value }) => setCity(value))
  const terms = useEarlyChoice(setTerm)
  const { field, form } = useDomainForm({ initial: { note: '' }, check: () => [], send: async () => null })
  return (
    <form>
      <input
        aria-label="seats"
        ref={seatsField}
        value={seats}
        onChange={({ target }) => setSeats(target.value)}
      />
      <fieldset ref={terms}>
        {['one', 'two', 'three'].map((name) => (
          <input
            key={name}
            type="radio"
            name="term"
            value={name}
            aria-label={name}
            checked={term === name}
            onChange={() => setTerm(name)}
          />
        ))}
      </fieldset>
      <input
        type="checkbox"
        aria-label="gift"
        ref={giftField}
        checked={isGift}
        onChange={({ target }) => setIsGift(target.checked)}
      />
      <select aria-label="city" ref={cityField} value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="">any</option>
        <option value="北京">北京</option>
      </select>
      <textarea aria-label="note" {...field('note')} />
      <output>{[seats, term, String(isGift), city, form.watch('note')].join(' ')}</output>
    </form>
  )
}

/** Renders the page's HTML, applies the reader's change, and only then runs its scripts. */
const open = async (change: () => void) => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Order />)
  change()
  const page = await act(async () => hydrateRoot(root, <Order />))
  return async () => {
    await act(async () => page.unmount())
    root.remove()
  }
}

it('a page holds what its fields show, also what was changed before its scripts ran', async () => {
  const close = await open(() => {
    screen.getByLabelText<HTMLInputElement>('seats').value = '5'
    screen.getByLabelText<HTMLInputElement>('two').checked = true
    screen.getByLabelText<HTMLInputElement>('gift').checked = false
    screen.getByLabelText<HTMLSelectElement>('city').value = '北京'
    screen.getByLabelText<HTMLTextAreaElement>('note').value = '发票'
  })
  expect(screen.getByRole('status').textContent).toBe('5 two false 北京 发票')
  expect(screen.getByLabelText('seats')).toHaveProperty('value', '5')
  expect(screen.getByLabelText('two')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('note')).toHaveProperty('value', '发票')
  await close()
})

it('a page that was not touched keeps its values', async () => {
  const close = await open(() => undefined)
  expect(screen.getByRole('status').textContent).toBe('3 one true  ')
  await close()
})
