/** What the server refused, where the next try begins. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className="font-medium text-bad text-sm empty:hidden">
      {text}
    </p>
  );
}
