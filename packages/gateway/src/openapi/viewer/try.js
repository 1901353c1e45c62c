import { h } from './dom.js'
import { inputOf } from './samples.js'
import { send, tokenOf } from './send.js'

let chosen = ''

const accountSelect = (call, accounts) => {
  const select = h(
    'select',
    {
      name: 'account',
      change: () => {
        chosen = select.value
      },
    },
    h('option', { value: '' }, call.needsToken ? '不带令牌（会被拒绝）' : '不带令牌'),
    accounts.map(({ key, role }) => h('option', { value: key }, role)),
  )
  if (call.needsToken && !chosen) chosen = accounts[0]?.key ?? ''
  select.value = chosen
  return select
}

const labelled = (text, control) => h('label', {}, text, control)

const resultView = () => {
  const status = h('p', { role: 'status' })
  const text = h('pre', { tabindex: '0', 'aria-label': '返回的内容', hidden: true })
  const say = (words, kind) => {
    status.className = kind ?? ''
    status.textContent = words
  }
  return {
    element: h('div', {}, status, text),
    say,
    show: (answer) => {
      const ok = answer.status < 400
      say(`HTTP ${answer.status}，${answer.ms} 毫秒，编号 ${answer.requestId ?? '无'}`, ok ? 'ok' : 'bad')
      text.hidden = false
      text.textContent = answer.text
    },
  }
}

/** For a detail: the id of the first record of its list, so that there is something to look at. */
const firstOf = (search, area, result) =>
  search &&
  h(
    'button',
    {
      type: 'button',
      click: async () => {
        const found = { values: {}, text: '{}' }
        await send(search, found, { token: await tokenOf(chosen) }, ({ text }) => {
          const id = isJson(text) && JSON.parse(text).data?.records?.[0]?.id
          if (id) area.value = JSON.stringify({ ...JSON.parse(area.value || '{}'), id }, null, 2)
        }).catch((error) => result.say(error.message, 'bad'))
      },
    },
    '填入列表的第一条',
  )

const isJson = (text) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A form that makes the call against the sandbox as one of its demo accounts. */
export function tryForm(call, accounts, calls) {
  const example = inputOf(call)
  const inputs = call.parameters
    .filter((one) => one.in !== 'header')
    .map((one) => ({
      name: one.name,
      control: h('input', { name: one.name, value: example[one.name] ?? '', required: one.in === 'path' }),
    }))
  const isUpload = call.body?.type === 'multipart/form-data'
  const file = isUpload && h('input', { type: 'file', name: 'file', accept: 'image/*' })
  const area = call.body && !isUpload && h('textarea', { name: 'body', spellcheck: 'false' })
  if (area) area.value = JSON.stringify(call.body.example ?? {}, null, 2)
  const account = call.takesToken && accountSelect(call, accounts)
  const result = resultView()
  const search =
    call.id.endsWith('.detail') && calls.find(({ id }) => id === call.id.replace('.detail', '.search'))
  const button = h('button', { class: 'main' }, '发送')
  let under = null
  const stop = h('button', { type: 'button', hidden: true, click: () => under?.abort() }, '停止')

  const submit = async (event) => {
    event.preventDefault()
    if (area && !isJson(area.value)) {
      area.focus()
      return result.say('参数不是正确的 JSON', 'bad')
    }
    under = new AbortController()
    button.disabled = true
    stop.hidden = false
    result.say('正在等待回答…')
    try {
      const values = Object.fromEntries(inputs.map(({ name, control }) => [name, control.value]))
      const token = account ? await tokenOf(account.value) : null
      const input = { values, text: area ? area.value : '', file: file ? file.files[0] : null }
      await send(call, input, { token, signal: under.signal }, result.show)
    } catch (error) {
      result.say(error.name === 'AbortError' ? '已停止' : `没有得到回答：${error.message}`, 'bad')
    } finally {
      button.disabled = false
      stop.hidden = true
    }
  }
  return h(
    'form',
    { class: 'card', submit },
    account && labelled('以哪个演示账号发送', account),
    inputs.map(({ name, control }) => labelled(name, control)),
    file && labelled('文件', file),
    area && labelled('参数（JSON）', area),
    h('div', { class: 'row' }, button, stop, area && firstOf(search, area, result)),
    result.element,
  )
}
