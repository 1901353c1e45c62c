import { callView, introduction } from './call.js'
import { h } from './dom.js'
import { matching, modelOf } from './model.js'
import { sandboxAccounts } from './send.js'

const at = (id) => document.getElementById(id)
const currentId = () => decodeURIComponent(location.hash.slice(1))

function list(model, query) {
  const found = new Set(matching(model.calls, query))
  at('found').textContent = query ? `找到 ${found.size} 个接口` : ''
  at('list').replaceChildren(
    ...model.groups.flatMap(({ name, calls }) => {
      const shown = calls.filter((call) => found.has(call))
      if (!shown.length) return []
      const isOpen = query !== '' || shown.some(({ id }) => id === currentId())
      return h(
        'details',
        { open: isOpen },
        h('summary', {}, `${name}（${shown.length}）`),
        h(
          'ul',
          {},
          shown.map(({ id, summary }) =>
            h(
              'li',
              {},
              h(
                'a',
                { href: `#${id}`, 'aria-current': id === currentId() && 'page' },
                summary.split(/[；：]/)[0],
                h('small', { class: 'soft' }, id),
              ),
            ),
          ),
        ),
      )
    }),
  )
}

function show(model, accounts, isFirst) {
  const call = model.calls.find(({ id }) => id === currentId())
  if (!call && currentId() === 'content') return
  const parts = call ? callView(model, call, accounts) : introduction(model)
  const main = at('content')
  main.replaceChildren(...parts.flat(Infinity).filter(Boolean))
  document.title = call ? `${call.summary} · 筑数通开放接口` : '筑数通开放接口'
  at('menu').setAttribute('aria-expanded', 'false')
  if (isFirst) return
  scrollTo(0, 0)
  main.focus({ preventScroll: true })
}

function listen(model, accounts) {
  const find = at('find')
  find.addEventListener('input', () => {
    list(model, find.value.trim())
    at('menu').setAttribute('aria-expanded', 'true')
  })
  find.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') at('list').querySelector('a')?.click()
  })
  at('menu').addEventListener('click', ({ currentTarget }) => {
    currentTarget.setAttribute(
      'aria-expanded',
      String(currentTarget.getAttribute('aria-expanded') !== 'true'),
    )
  })
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input, textarea, select')) return
    event.preventDefault()
    find.focus()
  })
  addEventListener('hashchange', () => {
    list(model, find.value.trim())
    show(model, accounts, false)
  })
}

try {
  const [answer, accounts] = await Promise.all([fetch('/openapi.json'), sandboxAccounts()])
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const model = modelOf(await answer.json())
  list(model, '')
  show(model, accounts, true)
  listen(model, accounts)
} catch (error) {
  at('content').replaceChildren(h('h1', {}, '接口文档没有读到'), h('p', {}, `请稍后刷新。${error.message}`))
}
