import { ADD_ON_NAMES, type Requirement } from '@zhushutong/domain/access'
import { codeText, GATEWAY_CODES } from '@zhushutong/sdk/contract'

/** The membership that opens a locked value. */
export const REQUIREMENT_NAMES: Readonly<Record<Exclude<Requirement, 'none'>, string>> = {
  login: '登录',
  svip: '建筑管家 SVIP',
  owner_lookup: '业主查 SVIP',
  ...ADD_ON_NAMES,
}

const table = (rows: readonly (readonly string[])[]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')

const ownCodes = table(
  Object.entries(GATEWAY_CODES).map(([code, { status, text }]) => [`\`${code}\``, String(status), text]),
)

/** The introduction of the document: the rules for all calls. */
export const INTRODUCTION = `建筑行业数据与服务平台的开放接口：查企业、人员、招标、中标、信用、拟建与用地，导出，下单支付，智能助手。

**返回**：所有调用返回 \`{ statusCode, statusMessage, data }\`。\`statusCode\` 为 \`00000\` 且 HTTP 200 才是成功，否则 \`statusMessage\` 是可以直接给用户看的中文。业务上的拒绝多数也是 HTTP 200，请以 \`statusCode\` 为准。

**令牌**：登录得到的 \`access_token\` 放在 \`Authorization: Bearer\` 头中。看不到的字段为星号或空，\`locks\` 写明开通什么可以看到。

**单位**：金额是整数，单位为分；时刻是 UTC 毫秒时间戳；日期是北京时间的 \`YYYY-MM-DD\`；地区是 GB/T 2260 六位代码。

**加密**：标有「结果可以加密返回」的调用，带上 \`secureKey\`（RSA-OAEP/SHA-256 加密的 16 位随机密钥）、\`secureTimestamp\` 与 \`secureSign\` 头时，\`data\` 为 AES-128-CBC 加密的 base64。SDK 会自动完成；不带这些头则为明文。

**编号**：每个回答都有 \`x-request-id\` 头，反馈问题时请附上。

**网关自己的错误码**（\`${codeText('00400')}\` 时 \`data.fields\` 写明是哪些参数）：

| 错误码 | HTTP | 含义 |
| --- | --- | --- |
${ownCodes}`
