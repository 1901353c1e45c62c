import { KeysView } from '@/features/api'
import { firstOf } from '../../search-params'
import { NewKeyForm, RevokeKey } from '../controls/keys-controls'
import type { SectionProps } from '../section'

const DAYS = 30

/** API 密钥. */
export async function CenterKeys({ query, reader, hrefOf }: SectionProps) {
  const keyId = firstOf(query, 'key')
  const found = await reader.keys.load(DAYS, keyId)
  return (
    <KeysView
      keys={found?.keys ?? null}
      days={found?.days ?? []}
      current={found?.keys.find((one) => one.keyId === keyId)?.keyId}
      hrefOf={(key) => hrefOf({ key })}
      form={<NewKeyForm />}
      revoke={(key) => <RevokeKey keyId={key.keyId} name={key.name} />}
    />
  )
}
