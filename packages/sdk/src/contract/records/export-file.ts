/** GET, returns the file, or a part of it (Range); {exportId} is the job's id. */
export const EXPORT_FILE_PATH = '/jian-butler-portal-biz/personalCenter/export/file/{exportId}'
