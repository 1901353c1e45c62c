/** The portal's name, in titles and shared links. */
export const SITE_NAME = '筑数通'
