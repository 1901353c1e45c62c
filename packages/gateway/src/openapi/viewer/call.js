import { codeBlock, h, prose } from './dom.js'
import { parameterList, shapeOf } from './fields.js'
import { resultOf } from './model.js'
import { curlSample, sdkSample } from './samples.js'
import { tryForm } from './try.js'

const section = (title, ...children) => h('section', {}, h('h2', {}, title), ...children)

const errorTable = (root, codes) =>
  h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, '错误码'), h('th', { scope: 'col' }, '含义'))),
      h(
        'tbody',
        {},
        codes.map((code) =>
          h('tr', {}, h('td', {}, h('code', {}, code)), h('td', {}, root['x-code-texts'][code] ?? '')),
        ),
      ),
    ),
  )

const tryPart = (call, accounts, calls) => {
  if (call.isSealed) return h('p', { class: 'soft' }, '这个接口的请求体必须加密，请用 SDK 调用。')
  if (!accounts) return h('p', { class: 'soft' }, '这个网关没有开启沙箱，只能阅读。')
  return tryForm(call, accounts, calls)
}

/** Everything there is to know of one call. */
export function callView({ root, calls }, call, accounts) {
  const places = call.parameters.filter((one) => one.in !== 'header')
  const headers = call.parameters.filter((one) => one.in === 'header')
  const result = resultOf(call)
  const sdk = sdkSample(call)
  return [
    h('p', { class: 'soft' }, call.tag),
    h('h1', {}, call.summary),
    h('p', { class: 'path' }, h('span', { class: 'badge' }, call.method), h('code', {}, call.path)),
    h('p', {}, 'SDK：', h('code', {}, `client.${call.id}`)),
    prose(call.notes),
    call.aliases.length > 0 &&
      h(
        'p',
        { class: 'soft' },
        '也可以用：',
        call.aliases.map((path) => [h('code', {}, path), ' ']),
      ),
    places.length > 0 && section('路径与查询参数', h('div', { class: 'card' }, parameterList(root, places))),
    call.body && section('参数', h('div', { class: 'card' }, shapeOf(root, call.body.schema))),
    result &&
      section(
        result.isStream ? '返回的每个事件' : '返回的 data',
        h('div', { class: 'card' }, shapeOf(root, result.schema)),
      ),
    call.codes.length > 0 && section('错误码', errorTable(root, call.codes)),
    section('示例', sdk && codeBlock('SDK', sdk), codeBlock('curl', curlSample(call))),
    section('发送', tryPart(call, accounts, calls)),
    headers.length > 0 &&
      section(
        '请求头',
        h(
          'details',
          { class: 'card' },
          h('summary', {}, `${headers.length} 个可选的请求头，SDK 会自动处理`),
          parameterList(root, headers),
        ),
      ),
  ]
}

/** What holds for all calls. */
export const introduction = ({ root, groups, calls }) => [
  h('h1', {}, root.info.title),
  h('p', { class: 'soft' }, `版本 ${root.info.version}，${groups.length} 组，${calls.length} 个接口`),
  prose(root.info.description),
]
