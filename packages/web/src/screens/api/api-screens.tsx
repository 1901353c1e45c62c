import { buildHref } from '@zhushutong/domain/addresses'
import { listSamples } from '@zhushutong/domain/api-centre'
import { ErrorView } from '@zhushutong/ui/layout/error-view'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import {
  API_HOME,
  ApiCallView,
  ApiHomeView,
  ApiListView,
  callHref,
  groupHref,
  NoTry,
  TryPanel,
} from '@/features/api'
import { apiReference, hasApiPage } from '@/screens/api/api-reference'
import { gatewayPublicOrigin, portalOrigin } from '@/settings/environment'
import { COMMON_CODES } from '@/wiring/server/common-codes'
import { centerHref, KEYS, WEBHOOKS } from '../center/section-address'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'

const FIRST_CALL = 'companies-search'
const KEYS_HREF = centerHref(KEYS)

export async function ApiHome() {
  const [groups, first] = await Promise.all([apiReference.groups(), apiReference.call(FIRST_CALL)])
  return (
    <>
      <JsonLd
        things={[
          { '@type': 'WebAPI', name: '筑数通开放接口', url: portalOrigin() + API_HOME },
          breadcrumbThing(portalOrigin(), [{ name: 'API 中心', path: API_HOME }]),
        ]}
      />
      <ApiHomeView
        groups={groups}
        samples={first ? listSamples(first.call, gatewayPublicOrigin()) : []}
        codes={COMMON_CODES}
        keysHref={KEYS_HREF}
        webhooksHref={centerHref(WEBHOOKS)}
        memberHref={buildHref('svip')}
      />
    </>
  )
}

export async function apiListMetadata(id: string): Promise<Metadata> {
  const group = (await apiReference.groups())?.find((candidate) => candidate.id === id)
  return pageMetadata({
    title: group ? `${group.name}接口` : '全部接口',
    description: group
      ? `${group.name}的 ${group.calls.length} 个接口：${group.calls.map(({ summary }) => summary).join('；')}`
      : '筑数通开放接口的全部目录：企业、人员、招标、中标、信用、导出与统计，每个接口写明参数、返回、错误码与示例代码。',
    path: groupHref(id),
  })
}

/** The calls of one group, or of all, found by a keyword. */
export async function ApiListScreen({ id, keyword }: { id: string; keyword?: string }) {
  if (!(await hasApiPage(id, 'group'))) notFound()
  const groups = await apiReference.groups()
  const name = groups?.find((group) => group.id === id)?.name ?? '全部接口'
  return (
    <>
      <JsonLd
        things={[
          breadcrumbThing(portalOrigin(), [
            { name: 'API 中心', path: API_HOME },
            { name, path: groupHref(id) },
          ]),
        ]}
      />
      <ApiListView groups={groups} current={id} keyword={keyword} keysHref={KEYS_HREF} />
    </>
  )
}

export async function apiCallMetadata(id: string): Promise<Metadata> {
  const call = await apiReference.call(id)
  const title = call ? `${call.call.summary.split('：')[0]} · ${call.call.name}` : '接口'
  return pageMetadata({
    title,
    description: call
      ? `${call.call.summary}。${call.call.notes.join('。')}。含参数、返回字段、错误码与 TypeScript、curl、Python 示例。`
      : title,
    path: callHref(id),
  })
}

export async function ApiCallScreen({ id }: { id: string }) {
  if (!(await hasApiPage(id, 'call'))) notFound()
  const [groups, detail, roles] = await Promise.all([
    apiReference.groups(),
    apiReference.call(id),
    apiReference.roles(),
  ])
  if (!groups || !detail) return <ErrorView status={503} message="接口文档暂时没有加载出来，请稍后刷新页面" />
  const { call, group } = detail
  const canTry = call.canTry && roles.length > 0
  return (
    <>
      <JsonLd
        things={[
          breadcrumbThing(portalOrigin(), [
            { name: 'API 中心', path: API_HOME },
            { name: group.name, path: groupHref(group.id) },
            { name: call.name, path: callHref(call.id) },
          ]),
        ]}
      />
      <ApiCallView
        groups={groups}
        group={group}
        call={call}
        samples={listSamples(call, gatewayPublicOrigin())}
        keysHref={KEYS_HREF}
        tryIt={
          canTry ? (
            <TryPanel
              key={call.id}
              call={{ method: call.method, path: call.path, example: call.example }}
              roles={[...roles, { key: 'visitor', role: '访客（不带密钥）' }]}
            />
          ) : (
            <NoTry call={call} />
          )
        }
      />
    </>
  )
}
