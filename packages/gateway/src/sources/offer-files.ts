import { parsePlace } from '@zhushutong/domain/data-sources'
import type { SecretBox } from '../console'
import { bucketOf } from '../files'
import type { Config } from '../platform/config'
import { listAddress } from './places/list-address'
import { listBucket } from './places/list-bucket'
import { incomingFolder, listFolder } from './places/list-folder'
import { type KnownStamps, type Offer, PlaceFailed } from './places/place.ports'
import type { SettingsRow } from './sources.store'

/** True when places on this machine are allowed: a sandbox in production is public. */
export function allowsLocalPlaces({ SANDBOX, NODE_ENV }: Pick<Config, 'SANDBOX' | 'NODE_ENV'>): boolean {
  return SANDBOX && NODE_ENV !== 'production'
}

const readCredential = (box: SecretBox, { id, credential }: SettingsRow): string | null => {
  if (credential === null) return null
  try {
    return box.open(credential, `source:${id}`)
  } catch {
    throw new PlaceFailed('访问凭证已无法解密，请重新填写')
  }
}

/**
 * Lists the files at the place of a source; files of an https address are downloaded into `folder` (DAT-60, DAT-63).
 * @throws PlaceFailed
 */
export function createOfferFiles(config: Config, box: SecretBox) {
  const allowsLocal = allowsLocalPlaces(config)
  return async (settings: SettingsRow, known: KnownStamps, folder: string): Promise<Offer> => {
    const place = parsePlace(settings.place, allowsLocal)
    if ('problem' in place) throw new PlaceFailed(place.problem)
    switch (place.type) {
      case 'folder':
        return listFolder(incomingFolder(config.PORTAL_DATA_DIR, place.name))
      case 's3': {
        const bucket = bucketOf(config)
        if (!bucket) throw new PlaceFailed('没有配置对象存储（S3_ENDPOINT 等）')
        return listBucket(bucket, place.prefix)
      }
      case 'https': {
        const authorization = readCredential(box, settings)
        const headers: Record<string, string> = authorization === null ? {} : { authorization }
        return listAddress({ url: place.url, headers, allowsLocal }, known, folder)
      }
    }
  }
}

export type OfferFiles = ReturnType<typeof createOfferFiles>
