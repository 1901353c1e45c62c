import type { ApiCall } from '@zhushutong/domain/api-centre'
import { Tag } from '@zhushutong/ui/tag'

const ACCESS: Readonly<Record<ApiCall['access'], string>> = {
  none: '公开',
  optional: '密钥可选',
  token: '需密钥',
}

/** Calls closed to API keys have no scope: they need a login. */
export function AccessTag({ call: { access, scope } }: { call: Pick<ApiCall, 'access' | 'scope'> }) {
  if (access === 'none') return <Tag tone="ok">{ACCESS.none}</Tag>
  return scope === null ? <Tag>仅限登录</Tag> : <Tag tone="blue">{ACCESS[access]}</Tag>
}
