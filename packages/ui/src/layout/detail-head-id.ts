/** The id of a page's head. The bars below it appear, or show more, while it is out of sight. */
export const DETAIL_HEAD_ID = 'detail-head'
export const DETAIL_TITLE_ID = 'detail-title'
