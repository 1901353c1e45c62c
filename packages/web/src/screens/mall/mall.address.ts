import { buildHref } from '@zhushutong/domain/addresses'
import {
  DATA_PRODUCTS,
  findProduct,
  findProductType,
  formatMajorProjects,
  majorProjectsSearch,
  parseMajorProjects,
} from '@zhushutong/domain/mall'
import { project } from '@zhushutong/domain/records'
import { FOLLOWED_SECONDS, formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

const MAX_WORD = 32

/** The products of the data mall, filtered by type and keyword: /datamall/?type=people */
export const datamall: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'datamall') return null
    const type = findProductType(query.type ?? '')?.value
    return { path: 'datamall', search: formatSearch({ type, q: query.q?.trim().slice(0, MAX_WORD) }) }
  },
}

/** One product: /sjfw/{type}/{id}.html; a wrong type redirects to the right one. */
export const product: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const product = route.name === 'sjfw' ? findProduct(params.id ?? '') : null
    if (!product) return null
    const { id, type, kind } = product
    if (params.type !== type) return { redirectTo: buildHref('sjfw', { type, id }), permanent: true }
    return { path: `product/${id}`, search: '', kinds: [kind] }
  },
}

/** Major projects, page by page: /majorProject/p2.html?from=10 */
export const majorProjects: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query, page = 1 } }) => {
    if (route.name !== 'majorProject') return null
    const parsed = parseMajorProjects(query, page)
    return {
      path: `majorProject/${page}`,
      search: formatMajorProjects(parsed),
      kinds: [project.kind],
      exists: async ({ hasPage }) => page === 1 || hasPage(project, majorProjectsSearch(parsed)),
    }
  },
}

/** A sample of a product's records: /dataPreview/?id=companies; without an id, of the first product. */
export const dataPreview: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'dataPreview') return null
    const product = query.id === undefined ? DATA_PRODUCTS[0] : findProduct(query.id)
    const search = formatSearch({ id: query.id && product?.id })
    return product ? { path: `dataPreview/${product.id}`, search, kinds: [product.kind] } : null
  },
}
