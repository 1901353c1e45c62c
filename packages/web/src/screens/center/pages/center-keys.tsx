import { KeysView } from '@/features/api'
import { orNull } from '@/wiring/server/answers'
import { loadKeyUsage } from '@/wiring/server/reads/account'
import { readFirst } from '../../search-params'
import { NewKeyForm, RevokeKey } from '../controls/keys-controls'
import type { SectionProps } from '../section'

const DAYS = 30

/** API 密钥. */
export async function CenterKeys({ query, reader, hrefOf }: SectionProps) {
  const keyId = readFirst(query, 'key')
  const usage = await orNull(loadKeyUsage(reader.calls, DAYS, keyId))
  return (
    <KeysView
      keys={usage?.keys ?? null}
      days={usage?.days ?? []}
      current={usage?.keys.find((key) => key.keyId === keyId)?.keyId}
      hrefOf={(key) => hrefOf({ key })}
      form={<NewKeyForm />}
      revoke={(key) => <RevokeKey keyId={key.keyId} name={key.name} />}
    />
  )
}
