/** Settings of the operator that pages need. They are the same for everyone, so the server writes them into every page. */
export interface PageSettings {
  /** The largest photo that may be uploaded. */
  uploadMegabytes: number;
  /** What pages call themselves on `remote/*`. */
  application: string;
  /** How people reach the operator; read by the server only. */
  operatorContact?: string | undefined;
}
