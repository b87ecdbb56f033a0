/**
 * The product type that a class of the classifier names in its categories, where it names one. Made by `training/name-classes.ts`, then
 * corrected by hand: a class is often the nearest one for goods without a class of their own.
 */
export const classProductTypes = `
398 abacus: 7601=abacus-counting-toy
400 academic gown: 2904=graduation-gown 2802=evening-gown
401 accordion: 8702=accordion
402 acoustic guitar: 8501=acoustic-guitar
409 analog clock: 3707=wall-clock
411 apron: 2905=kitchen-apron
414 backpack: 2402=backpack 5503=hiking-backpack 10901=school-backpack
417 balloon: 7901=latex-balloon
419 Band Aid: 6905=home-adhesive-bandage 13904=medical-adhesive-bandage
420 banjo: 8506=banjo
422 barbell: 5101=barbell
423 barber chair: 3103=dining-chair 12901=ergonomic-office-chair
429 baseball: 5205=baseball-ball
430 basketball: 5202=basketball-ball
431 bassinet: 10401=bassinet
432 bassoon: 8602=bassoon
433 bathing cap: 5601=swim-cap 2501=baseball-cap
434 bath towel: 3605=bath-towel
435 bathtub: 3608=bath-stool 10205=baby-bathtub
438 beaker: 13403=beaker
441 beer glass: 3304=beer-glass
443 bib: 10104=baby-bib
445 bikini: 2705=bikini
446 binder: 12402=ring-binder
447 binoculars: 5508=binoculars
448 birdhouse: 11405=birdhouse
450 bobsled: 5705=snow-sled
451 bolo tie: 2505=necktie
452 bonnet: 10504=baby-hat
453 bookcase: 3106=bookshelf 12905=office-bookcase
456 bow: 5804=recurve-bow
457 bow tie: 2505=bow-tie
459 brassiere: 2601=bra
462 broom: 3801=broom
463 bucket: 3803=bucket
464 buckle: 2503=belt-buckle
465 bulletproof vest: 13505=safety-reflective-vest
466 bullet train: 7303=model-railway
470 candle: 3703=candle
472 canoe: 5604=canoe
473 can opener: 3206=can-opener
474 cardigan: 2106=womens-cardigan 2206=mens-cardigan
475 car mirror: 4406=side-mirror
477 carpenter's kit: 3807=home-tool-kit
478 carton: 12802=shipping-box
479 car wheel: 4503=alloy-wheel
481 cassette: 8403=cassette-tape
482 cassette player: 1306=cassette-player
484 catamaran: 4908=sailboat-yacht
485 CD player: 1306=portable-cd-player 1904=dvd-player
486 cello: 8507=cello
488 chain: 9202=body-chain 13605=hardware-metal-chain
491 chain saw: 13203=circular-saw
494 chime: 3708=wind-chime
495 china cabinet: 3105=sideboard
496 Christmas stocking: 3708=christmas-stocking
499 cleaver: 3203=cleaver
502 clog: 2304=clogs
504 coffee mug: 3303=mug
507 combination lock: 13603=hardware-padlock 5405=bike-lock
508 computer keyboard: 1105=keyboard
510 container ship: 7305=model-ship
511 convertible: 4901=sedan-car
512 corkscrew: 3206=corkscrew
513 cornet: 8604=trumpet
515 cowboy hat: 2501=cowboy-hat
518 crash helmet: 4701=full-face-helmet 5403=bike-helmet 5704=ski-helmet
519 crate: 3806=storage-box 11903=pet-crate
520 crib: 10401=baby-crib
521 Crock Pot: 3402=slow-cooker 3201=stockpot
522 croquet ball: 5902=golf-ball 5906=billiard-balls 5907=bowling-ball
526 desk: 3104=desk 12902=office-desk
527 desktop computer: 1103=desktop-computer
529 diaper: 10201=disposable-diapers
530 digital clock: 3707=alarm-clock
531 digital watch: 9503=digital-watch 9501=mens-watch
532 dining table: 3104=dining-table 12903=meeting-table
534 dishwasher: 3408=dishwasher
539 doormat: 3606=door-mat
541 drum: 8703=snare-drum 8704=hand-drum
542 drumstick: 8803=drumsticks
543 dumbbell: 5101=dumbbell
544 Dutch oven: 3201=dutch-oven
545 electric fan: 3502=standing-fan
546 electric guitar: 8502=electric-guitar 8503=bass-guitar
548 entertainment center: 3105=tv-stand
549 envelope: 12801=letter-envelope
550 espresso maker: 3404=espresso-machine
551 face powder: 6102=face-powder
558 flute: 8601=flute
559 folding chair: 3103=folding-chair 5505=camping-chair
560 football helmet: 4701=full-face-helmet
562 fountain: 11606=pet-water-fountain
563 fountain pen: 12102=fountain-pen 12101=ballpoint-pen
566 French horn: 8605=french-horn
567 frying pan: 3202=frying-pan
568 fur coat: 2105=womens-coat
569 garbage truck: 7302=toy-truck 4903=pickup-truck
571 gas pump: 13801=water-pump
572 goblet: 3304=wine-glass
574 golf ball: 5902=golf-ball
578 gown: 2802=evening-gown
579 grand piano: 8701=acoustic-piano
581 grille: 4406=car-panel
584 hair slide: 9704=hair-clip
585 hair spray: 6304=hair-spray
587 hammer: 13103=workshop-hammer
588 hamper: 3805=laundry-basket
591 handkerchief: 2502=handkerchief
593 harmonica: 8606=harmonica
594 harp: 8507=harp
596 hatchet: 13107=axe 5507=camp-axe
599 honeycomb: 3908=honey
600 hook: 13602=hardware-wall-hook
602 horizontal bar: 5104=pull-up-bar
604 hourglass: 3707=hourglass
605 iPod: 1306=mp3-player
606 iron: 3505=clothes-iron
607 jack-o'-lantern: 7906=festival-lantern
608 jean: 2203=mens-jeans 2104=womens-jeans
609 jeep: 4901=suv-car
610 jersey: 2701=team-jersey
611 jigsaw puzzle: 7403=jigsaw-puzzle
613 joystick: 1603=game-controller 15605=arcade-joystick
614 kimono: 2803=kimono
615 knee pad: 5106=sports-knee-support
617 lab coat: 13405=lab-coat
618 ladle: 3206=ladle
619 lampshade: 3701=pendant-light
620 laptop: 1101=laptop
621 lawn mower: 3808=lawn-mower
622 lens cap: 1404=camera-lens
623 letter opener: 12505=letter-opener
629 lipstick: 6101=lipstick
630 Loafer: 2306=loafers
631 lotion: 6803=body-lotion 6206=after-sun
633 loupe: 13402=lab-loupe
635 magnetic compass: 5507=hiking-compass
641 maraca: 8705=maracas
642 marimba: 8707=xylophone
643 mask: 2902=costume-mask 6205=sheet-mask
650 microphone: 1304=microphone 8901=stage-microphone
651 microwave: 3405=microwave
652 military uniform: 2904=security-uniform
653 milk can: 3803=trash-can
654 minibus: 4902=minibus
656 minivan: 4902=minivan
658 mitten: 2504=mittens 10504=baby-mittens
659 mixing bowl: 3302=salad-bowl 3205=mixing-bowl
660 mobile home: 4907=caravan-trailer
662 modem: 1701=modem
664 monitor: 1104=monitor
665 moped: 4905=moped-50
666 mortar: 3206=mortar
667 mortarboard: 2904=graduation-cap
669 mosquito net: 3607=mosquito-net
670 motor scooter: 4905=motor-scooter
671 mountain bike: 5401=mountain-bike 5402=electric-bike
672 mountain tent: 5501=tent
673 mouse: 1106=computer-mouse
675 moving van: 4902=cargo-van
676 muzzle: 11105=dog-muzzle
677 nail: 13601=hardware-nails
678 neck brace: 5106=sports-knee-support
679 necklace: 9201=pendant-necklace 9204=pearl-necklace 9202=neck-chain
680 nipple: 10101=bottle-nipple
683 oboe: 8602=oboe
684 ocarina: 8601=ocarina
686 oil filter: 4403=oil-filter
688 oscilloscope: 15406=oscilloscope
691 oxygen mask: 13908=medical-nebulizer 13504=safety-face-mask
693 paddle: 5604=boat-paddle 5303=table-tennis-paddle
695 padlock: 13603=hardware-padlock
696 paintbrush: 12604=paintbrush
697 pajama: 2604=pajamas 10605=kids-pajamas
700 paper towel: 3804=paper-towel
702 parallel bars: 5104=pull-up-bar
703 park bench: 3103=bench
704 parking meter: 13306=sound-level-meter
707 pay-phone: 1202=feature-phone
709 pencil box: 12303=pencil-case
711 perfume: 6401=womens-perfume 6403=unisex-perfume
712 Petri dish: 13403=petri-dish
713 photocopier: 1107=photocopier
714 pick: 8802=guitar-pick
719 piggy bank: 3709=piggy-bank
721 pillow: 3602=pillow
722 ping-pong ball: 5305=ping-pong-ball
723 pinwheel: 7501=pinwheel
725 pitcher: 3309=water-pitcher
726 plane: 13107=hand-plane
728 plastic bag: 2405=tote-bag 12803=clear-packaging-bag 3806=insulated-lunch-bag 3804=zip-bags
729 plate rack: 3106=kitchen-rack
731 plunger: 3802=toilet-plunger
732 Polaroid camera: 1403=instant-camera 1401=dslr-camera
734 police van: 4902=cargo-van
735 poncho: 2502=poncho 2508=rain-poncho
736 pool table: 5906=billiard-table
738 pot: 3809=houseplant
740 power drill: 13201=workshop-power-drill
741 prayer rug: 3606=rug
742 printer: 1107=printer
745 projector: 1902=projector
746 puck: 5207=hockey-puck
747 punching bag: 5802=punching-bag
748 purse: 2401=handbag 2403=womens-wallet
750 quilt: 3603=comforter
752 racket: 5301=tennis-racket 5302=badminton-racket 5304=padel-racket
753 radiator: 3507=oil-radiator
754 radio: 1305=radio
757 recreational vehicle: 4907=motorhome
758 reel: 5606=fishing-reel
759 reflex camera: 1401=dslr-camera
760 refrigerator: 3406=refrigerator
761 remote control: 1905=remote-control
767 rubber eraser: 12105=rubber-eraser
768 rugby ball: 5204=rugby-ball
770 running shoe: 2302=running-shoes 2301=sneakers
771 safe: 3709=home-safe
772 safety pin: 9702=pin-badge 12706=push-pin
774 sandal: 2304=sandals
775 sarong: 2808=sarong
776 sax: 8603=saxophone
778 scale: 13304=industrial-scale 6904=body-scale
779 school bus: 4902=minibus
780 schooner: 4908=sailboat-yacht
783 screw: 13601=hardware-screws
784 screwdriver: 13101=workshop-screwdriver
786 sewing machine: 3505=sewing-machine
790 shopping basket: 3806=storage-basket 3805=laundry-basket
791 shopping cart: 13701=platform-cart 2405=shopping-trolley
792 shovel: 3808=shovel-trowel
793 shower cap: 6805=bath-shower-cap 5601=swim-cap
794 shower curtain: 3608=shower-curtain 3607=curtain
795 ski: 5701=skis
796 ski mask: 5704=ski-wear 2501=balaclava 2902=costume-mask
797 sleeping bag: 5502=sleeping-bag
801 snorkel: 5602=snorkel-mask
804 soap dispenser: 3608=soap-dispenser
805 soccer ball: 5201=soccer-ball
806 sock: 2603=socks 10505=baby-socks
809 soup bowl: 3302=noodle-bowl
811 space heater: 3507=space-heater
813 spatula: 3206=spatula
814 speedboat: 4908=motorboat
817 sports car: 4901=sedan-car 7301=diecast-car
818 spotlight: 3701=ceiling-light
822 steel drum: 8704=steel-tongue-drum
823 stethoscope: 13901=stethoscope
824 stole: 2502=shawl
826 stopwatch: 5108=sports-stopwatch
827 stove: 3407=gas-stove 3507=wood-stove
828 strainer: 3206=colander
834 suit: 2801=mens-suit
835 sundial: 3708=wind-chime
837 sunglasses: 2506=sunglasses
838 sunscreen: 6206=sunscreen
841 sweatshirt: 2206=sweatshirt 2106=womens-sweatshirt
842 swimming trunks: 2705=swim-trunks
843 swing: 7506=kids-swing 10404=baby-swing
844 switch: 13803=wall-switch-socket 1506=smart-switch 15305=tactile-switch
845 syringe: 13903=syringe
846 table lamp: 3701=table-lamp
847 tank: 7302=toy-tank 7306=rc-tank-excavator
848 tape player: 1306=cassette-player
849 teapot: 3307=teapot
850 teddy: 7201=teddy-bear
851 television: 1901=television
852 tennis ball: 5305=tennis-ball 11101=dog-ball
854 theater curtain: 3607=curtain
859 toaster: 3405=toaster
861 toilet seat: 3608=toilet-seat
862 torch: 5506=handheld-flashlight
864 tow truck: 4903=cargo-truck 7302=toy-truck
866 tractor: 4903=tractor-machine
867 trailer truck: 4903=pickup-truck
868 tray: 3301=serving-tray 12301=letter-tray
869 trench coat: 2105=womens-coat
870 tricycle: 7505=kids-tricycle
871 trimaran: 4908=sailboat-yacht
872 tripod: 1405=tripod
875 trombone: 8605=trombone
878 typewriter keyboard: 1105=keyboard
879 umbrella: 2507=umbrella 10905=kids-umbrella
882 vacuum: 3501=vacuum-cleaner
883 vase: 3705=vase
886 vending machine: 3406=shaved-ice-machine
889 violin: 8505=violin
890 volleyball: 5203=volleyball-ball
891 waffle iron: 3405=waffle-maker
892 wall clock: 3707=wall-clock
893 wallet: 2403=wallet
894 wardrobe: 3105=wardrobe
897 washer: 3506=washing-machine
898 water bottle: 3308=water-bottle 10904=kids-water-bottle
899 water jug: 3309=water-pitcher
901 whiskey jug: 3309=milk-jug
902 whistle: 5108=sports-whistle
903 wig: 6308=wig
904 window screen: 3607=mosquito-net
906 Windsor tie: 2505=necktie
909 wok: 3202=wok
910 wooden spoon: 3206=wooden-spoon
914 yawl: 4908=sailboat-yacht
915 yurt: 5501=tent
917 comic book: 8202=comic-book 8103=picture-book
918 crossword puzzle: 7404=brain-teaser
919 street sign: 13507=safety-sign
923 plate: 3301=dinner-plate
926 hot pot: 3201=stockpot
928 ice cream: 3909=ice-cream
929 ice lolly: 3909=ice-cream
931 bagel: 3906=bread
932 pretzel: 3904=potato-chips
958 hay: 11504=hay
960 chocolate sauce: 3908=soy-sauce
963 pizza: 3909=frozen-food
966 red wine: 3910=wine
968 cup: 3303=disposable-cup
971 bubble: 7502=bubble-wand
985 daisy: 3809=cut-flowers
999 toilet tissue: 3804=toilet-paper
`;
