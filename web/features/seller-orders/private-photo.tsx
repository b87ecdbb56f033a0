/** A photo of the buyer under a name that only the two sides of the order know; opens in full in a new tab. */
export function PrivatePhoto({ name, alt }: { name: string; alt: string }) {
  const address = `/uploads/${name}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="inline-block">
      <img
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="max-h-72 min-h-24 max-w-full rounded-control border border-line"
      />
    </a>
  );
}
