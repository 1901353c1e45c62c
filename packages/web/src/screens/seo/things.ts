import { divisionName, divisionPath } from '@zhushutong/domain/divisions'
import { findColumn, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { Thing } from './json-ld'

/** A value that its reader sees unchanged: neither masked nor closed (ACC-02); otherwise null. */
export function openValue(record: RecordView, key: string): string | null {
  const value = record[key]
  return typeof value === 'string' && value !== '' && !record.locks[key] ? value : null
}

export interface Crumb {
  readonly name: string
  /** The path from the root: /qiye/. */
  readonly path: string
}

/** The breadcrumb from the home page to this one. */
export function breadcrumbThing(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: '首页', path: '/' }, ...crumbs].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}

/** The records of one page of a list, by their addresses. */
export function itemListThing(origin: string, name: string, paths: readonly string[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, i) => ({ '@type': 'ListItem', position: i + 1, url: origin + path })),
  }
}

const buildAddress = (record: RecordView) => {
  const region = openValue(record, 'region')
  const street = openValue(record, 'address')
  if (!region && !street) return null
  const [province, city, county] = (region ? divisionPath(region) : []).map((code) => divisionName(code))
  return {
    '@type': 'PostalAddress',
    addressCountry: 'CN',
    addressRegion: province,
    addressLocality: county && city ? `${city}${county}` : city,
    streetAddress: street,
  }
}

/**
 * A company record as an organisation for search engines; null for other kinds, or if its name is masked.
 */
export function organizationThing(
  origin: string,
  kind: RecordKind,
  record: RecordView,
  path: string,
): Thing | null {
  const name = openValue(record, kind.title)
  const code = openValue(record, 'creditCode')
  if (kind.idName !== 'cid' || !findColumn(kind, 'creditCode') || !name) return null
  return {
    '@type': 'Organization',
    '@id': `${origin}${path}#organization`,
    name,
    legalName: name,
    url: origin + path,
    identifier: code && { '@type': 'PropertyValue', propertyID: '统一社会信用代码', value: code },
    address: buildAddress(record),
    foundingDate: openValue(record, 'establishedOn'),
  }
}
