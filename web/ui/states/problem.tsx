/** The server's error message, shown beside the submit button. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className="font-medium text-bad text-sm empty:hidden">
      {text}
    </p>
  );
}
