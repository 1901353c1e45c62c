// @ts-check
// Swagger UI knows no other language than English: its own labels are put into Chinese where they stand.

/** @type {Readonly<Record<string, string>>} */
const LABELS = {
  Authorize: '填写令牌',
  Authorized: '已填写令牌',
  'Available authorizations': '令牌',
  Logout: '清除',
  Close: '关闭',
  'Value:': '令牌：',
  Parameters: '参数',
  Parameter: '参数',
  'No parameters': '没有参数',
  Name: '名称',
  Description: '说明',
  'Request body': '请求体',
  'Request body required': '请求体',
  'Try it out': '试一试',
  Cancel: '取消',
  Reset: '恢复',
  Execute: '发送',
  Clear: '清除',
  Responses: '返回',
  Response: '返回',
  'Server response': '网关的返回',
  'Response body': '返回的内容',
  'Response headers': '返回的头',
  'Request URL': '请求地址',
  'Request duration': '用时',
  Code: '状态码',
  Details: '内容',
  Links: '链接',
  'No links': '无',
  'Media type': '内容类型',
  'Response content type': '返回的内容类型',
  Controls: '决定',
  'header.': '头。',
  'Headers:': '返回的头',
  Type: '类型',
  'Example Value': '示例',
  Examples: '示例',
  Example: '示例',
  Schema: '结构',
  Model: '结构',
  'Edit Value': '编辑',
  required: '必填',
  Undocumented: '文档之外',
  Download: '下载',
  Copy: '复制',
  Loading: '正在读取',
  'Send empty value': '发送空值',
  'Expand all': '全部展开',
  'Collapse all': '全部收起',
  'Failed to load API definition.': '接口文档没有读到，请稍后刷新。',
  'No operations defined in spec!': '没有接口',
  'Filter by tag or path': '按分组或路径查找',
}

/** What is the document's own text, or what was sent and came back. */
const OWN_TEXT =
  'pre, code, textarea, input, .markdown, .renderedMarkdown, .microlight, .property, .opblock-summary-path'

/** @param {Text} node */
function translate(node) {
  const said = LABELS[node.data.trim()]
  if (said === undefined || node.parentElement?.closest(OWN_TEXT)) return
  // A new text is another change: what is Chinese already is not a key.
  node.data = said
}

/** @param {Node} root */
function translateWithin(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  if (root instanceof Text) translate(root)
  while (texts.nextNode()) translate(/** @type {Text} */ (texts.currentNode))
  if (!(root instanceof Element)) return
  for (const field of root.querySelectorAll('input[placeholder], textarea[placeholder]')) {
    const said = LABELS[field.getAttribute('placeholder') ?? '']
    if (said) field.setAttribute('placeholder', said)
  }
}

/**
 * Puts the labels of Swagger UI into Chinese, and those that it draws later.
 * @param {HTMLElement} root
 */
export function speakChinese(root) {
  translateWithin(root)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateWithin(target)
      else addedNodes.forEach(translateWithin)
    }
  }).observe(root, { subtree: true, childList: true, characterData: true })
}
