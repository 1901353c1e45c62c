import { act, cleanup, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { replayChanges } from './replay-changes'

function Order() {
  const [seats, setSeats] = useState('3')
  const [term, setTerm] = useState('one')
  const [isGift, setIsGift] = useState(true)
  const [note, setNote] = useState('')
  const [city, setCity] = useState('')
  useEffect(() => replayChanges(document), [])
  return (
    <form>
      <input aria-label="seats" value={seats} onChange={({ target }) => setSeats(target.value)} />
      {['one', 'two', 'three'].map((name) => (
        <input
          key={name}
          type="radio"
          name="term"
          aria-label={name}
          checked={term === name}
          onChange={() => setTerm(name)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="gift"
        checked={isGift}
        onChange={({ target }) => setIsGift(target.checked)}
      />
      <textarea aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <select aria-label="city" value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="">any</option>
        <option value="北京">北京</option>
      </select>
      <output>{[seats, term, String(isGift), note, city].join(' ')}</output>
    </form>
  )
}

/** Renders the page's HTML, applies the reader's change, and only then runs its scripts. */
const open = async (change: () => void) => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Order />)
  change()
  await act(async () => void hydrateRoot(root, <Order />))
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('the page holds what its fields show, also what was changed before its scripts ran', async () => {
  await open(() => {
    screen.getByLabelText<HTMLInputElement>('seats').value = '5'
    screen.getByLabelText<HTMLInputElement>('two').checked = true
    screen.getByLabelText<HTMLInputElement>('gift').checked = false
    screen.getByLabelText<HTMLTextAreaElement>('note').value = '发票'
    screen.getByLabelText<HTMLSelectElement>('city').value = '北京'
  })
  expect(screen.getByRole('status').textContent).toBe('5 two false 发票 北京')
  expect(screen.getByLabelText('seats')).toHaveProperty('value', '5')
  expect(screen.getByLabelText('two')).toHaveProperty('checked', true)
})

it('a page that was not touched keeps its values', async () => {
  await open(() => undefined)
  expect(screen.getByRole('status').textContent).toBe('3 one true  ')
})
